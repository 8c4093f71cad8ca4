/** Brings the demo that the address carries an edit of into view; its toolbar then opens the editor. */
export function showSharedEdit(demo: string): void {
  const frame = document.getElementById(demo);
  if (frame?.querySelector('[data-preview]')) {
    frame.scrollIntoView();
    return;
  }
  const notice = document.createElement('p');
  notice.className = 'demo-message';
  notice.role = 'alert';
  notice.textContent = 'The link carries an edit of a demo that this page does not have.';
  document.querySelector('main h1')?.after(notice);
}
