import { ASSETS_PATH, ELEMENT_IDS } from '../../../shared/contract.ts';

/** What a reader is told when the document was cut off, or a script or style sheet of it is missing. */
export const LOAD_FAILURE_TEXT = 'Part of this page could not be loaded.';

/** The page's own scripts and styles. What is loaded for demos comes after the shell's script. */
const OWN_FILES =
  'head script[src],link[rel=stylesheet],head link[rel=modulepreload]:has(~script[src])';

/**
 * Runs in the head: says so when the page's own scripts or styles do not arrive whole, as after a deploy
 * that removed what an older copy of the page names, or when the document itself ends too early. It is
 * readable all the same, and only the reader loads it anew: nothing here can loop. What the browser has
 * stored is asked for again before, so that half a script is not read a second time.
 */
export const LOAD_FAILURE_SCRIPT = `(function(){
var own="${OWN_FILES}";
function tell(){
if(document.querySelector(".load-failure"))return;
var p=document.createElement("p"),b=document.createElement("button");
p.className="load-failure";p.dir="auto";p.setAttribute("role","alert");
p.append(${JSON.stringify(`${LOAD_FAILURE_TEXT} `)},b);
b.textContent="Reload the page";
b.onclick=function(){
Promise.all([].map.call(document.querySelectorAll(own),function(t){return fetch(t.src||t.href,{cache:"reload"})}))
.catch(function(){}).then(function(){location.reload()})};
document.body.append(p)}
addEventListener("error",function(e){
var t=e.target,u=t.tagName=="SCRIPT"?t.src:t.rel=="stylesheet"?t.href:"";
if(e.error instanceof SyntaxError)
[].forEach.call(document.querySelectorAll(own),function(t){if(e.filename==(t.src||t.href))u=e.filename});
if(u.indexOf(location.origin+"${ASSETS_PATH}")==0)
document.readyState=="loading"?addEventListener("DOMContentLoaded",tell):tell()},true);
addEventListener("DOMContentLoaded",function(){
try{JSON.parse(document.getElementById("${ELEMENT_IDS.data}").textContent)}catch(e){tell()}})})()`.replaceAll(
  '\n',
  '',
);
