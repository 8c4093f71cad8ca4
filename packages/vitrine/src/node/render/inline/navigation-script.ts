/**
 * Runs right behind the shell, before first paint: puts back what the tab kept of the navigation (see
 * `browser/drawer/nav-memory.ts`) when the current page is in it, and scrolls the active entry into view.
 * A reload keeps all as it was, closed groups and the scroll position too. The shell then hydrates what it finds. `e2e/tests/nav-tree.spec.ts` holds both together.
 */
export function navigationScript(buildId: string): string {
  return `(function(){
var d=document.getElementById("v-drawer"),l=d.querySelector(".nav-list"),q='[aria-current]',a=l.querySelector(q),p=location.pathname,s,n,h,r;
try{s=JSON.parse(sessionStorage.getItem("vitrine:navigation"))}catch(e){}
if(s&&s.buildId===${JSON.stringify(buildId)}){
n=document.createElement("ul");n.innerHTML=s.html;
n.querySelectorAll(q).forEach(function(e){e.removeAttribute("aria-current")});
if(h=a&&a.getAttribute("href"))n.querySelectorAll("a").forEach(function(e){e.getAttribute("href")===h&&e.setAttribute("aria-current","page")});
if(!h||s.pathname===p||n.querySelector(q)){l.replaceChildren(...n.childNodes);d.scrollTop=s.top;a=s.pathname!==p&&l.querySelector(q)}}
if(a&&d.clientHeight){
r=a.getBoundingClientRect();
if(r.top<parseFloat(getComputedStyle(a).scrollMarginTop)||r.bottom>d.clientHeight)d.scrollTop+=r.top-d.clientHeight/2}})()`.replaceAll(
    '\n',
    '',
  );
}
