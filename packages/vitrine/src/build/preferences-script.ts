/**
 * Runs in the head before first paint, so that a stored choice never flashes. Kept in step with
 * `client/preferences.ts`, which takes over from it; `e2e/tests/preferences.spec.ts` holds both together.
 */
export const PREFERENCES_SCRIPT = `(function(){
var h=document.documentElement,p={};
try{p=JSON.parse(localStorage.getItem("vitrine:preferences"))||p}catch(e){}
var t=p.paletteType;
h.dataset.mode=t=="dark"||t=="system"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
h.dir=p.direction=="rtl"?"rtl":"ltr";
h.dataset.js=""})()`.replaceAll('\n', '');
