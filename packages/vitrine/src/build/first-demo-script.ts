/**
 * Runs at the end of the body: asks for the code of the first demo when the window already shows it, at
 * the time of the shell's script and not after it has run. The margin is that of `client/demos.ts`.
 */
export const FIRST_DEMO_SCRIPT = `(function(){
var f=document.querySelector("main [data-demo]");
if(f&&f.getBoundingClientRect().top<innerHeight+200)
(f.dataset.preload+" "+f.dataset.module).trim().split(" ").forEach(function(u){
var l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)})})()`.replaceAll(
  '\n',
  '',
);
