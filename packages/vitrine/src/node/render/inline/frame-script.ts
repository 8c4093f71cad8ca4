/**
 * Runs in the head of a demo's own document before first paint: theme, direction and colours are those of
 * the page around it, or what the frame overrides. A document without markup of its own also takes the
 * styles that the page has for the demo. Kept in step with `browser/demo/iframe/iframe-preferences.ts`.
 */
export const FRAME_SCRIPT = `(function(){
var h=document.documentElement,f=null;
try{f=window.frameElement}catch(e){}
h.dataset.js="";
if(!f)return;
var p=f.ownerDocument,r=p.documentElement,s='#v-colors';
h.dataset.mode=f.dataset.mode||r.dataset.mode;
h.dir=f.dataset.direction||r.dir;
if(!h.hasAttribute("data-own"))s+=',head style[data-style^="demos:"],head link[rel="stylesheet"]';
p.querySelectorAll(s).forEach(function(e){
var c=document.importNode(e,true);
c.removeAttribute("data-adopted");
document.head.append(c)})})()`.replaceAll('\n', '');
