/**
 * Runs in the head before first paint, so that a stored choice never flashes. Kept in step with
 * `browser/preferences/preferences.ts`, which takes over from it; `e2e/tests/preferences.spec.ts` holds both together.
 */
export const PREFERENCES_SCRIPT = String.raw`(function(){
var h=document.documentElement,p={},x=/^#[\da-f]{6}$/i;
try{p=JSON.parse(localStorage.getItem("vitrine:preferences"))||p}catch(e){}
var t=p.paletteType,c=p.paletteColors,v=p.paletteVariables;
h.dataset.mode=t=="dark"||t=="system"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
h.dir=p.direction=="rtl"?"rtl":"ltr";
h.dataset.js="";
if(c&&x.test(c.primary)&&x.test(c.secondary)){
h.dataset.colors=c.primary+" "+c.secondary;
var s=document.createElement("style"),m,k,o;
s.id="v-colors";s.media="screen";
for(m of["light","dark"]){
s.textContent+="html[data-mode="+m+"]{";
o=v&&v[m]||{};
for(k in o)if(/^--[\w-]+$/.test(k)&&/^(#[\da-f]{3,8}|(rgba?\()?[\d\s.,%/]+\)?)$/i.test(o[k]))s.textContent+=k+":"+o[k]+";";
s.textContent+="}"}
document.head.append(s)}})()`.replaceAll('\n', '');
