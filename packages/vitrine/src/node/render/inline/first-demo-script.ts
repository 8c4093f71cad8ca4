import { escapeHtml } from '../../base/escape.ts';

/**
 * Asks for the code of the first demo when the window already shows it, at the time of the shell's script
 * and not after it has run. The margin is that of `browser/demo/live/demos.ts`.
 */
const SCRIPT = `(function(){
var f=document.querySelector("main [data-demo]");
if(f&&f.dataset.module&&f.getBoundingClientRect().top<innerHeight+200)
(f.dataset.preload+" "+f.dataset.module).trim().split(" ").forEach(function(u){
var l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)})})()`.replaceAll(
  '\n',
  '',
);

/**
 * The script at the end of a body with demos.
 * @param kept named for the service worker alone: what the toolbars may load later
 */
export function firstDemoScript(kept: string[]): string {
  return `<script data-kept="${escapeHtml(kept.join(' '))}">${SCRIPT}</script>`;
}
