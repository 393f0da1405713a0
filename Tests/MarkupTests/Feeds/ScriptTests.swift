import Markup
import Testing

struct ScriptTests {
  /// Found by fuzzing: what stood around a script became one.
  @Test(arguments: [
    ("<scr<script>a</script>ipt>b</script>", "<scr>ipt>b</script>"),
    ("<<script>a</script>script>b", "< script>b"),
    ("a<b<style>c</style>d", "a<b>d"),
    ("a<script>b</script>c", "ac"),
  ])
  func `what is left beside a script makes no tag`(html: String, rest: String) {
    #expect(FeedCleaning.withoutScripts(html) == rest)
  }
}
