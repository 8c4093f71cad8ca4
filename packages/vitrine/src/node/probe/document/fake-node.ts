/**
 * Nodes of a document as small as React and what draws by it need one: charts are there once they are mounted, and not
 * when a server renders. They are classes, because code asks of what class an element is.
 */
export class FakeNode {
  childNodes: FakeNode[] = [];
  parentNode: FakeNode | null = null;
  isConnected = true;
  nodeType: number;
  nodeName: string;
  ownerDocument: FakeNode | null;
  constructor(nodeType: number, nodeName: string, ownerDocument: FakeNode | null) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): FakeNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get parentElement(): FakeNode | null {
    return this.parentNode;
  }
  get nextSibling(): FakeNode | null {
    return this.beside(1);
  }
  get previousSibling(): FakeNode | null {
    return this.beside(-1);
  }
  private beside(step: number): FakeNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + step] ?? null;
  }
  appendChild<Node extends FakeNode>(node: Node): Node {
    return this.insertBefore(node, null);
  }
  insertBefore<Node extends FakeNode>(node: Node, before: FakeNode | null): Node {
    node.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild<Node extends FakeNode>(node: Node): Node {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }
  replaceChild<Node extends FakeNode>(node: FakeNode, old: Node): Node {
    this.insertBefore(node, old);
    return this.removeChild(old);
  }
  remove() {
    this.parentNode?.removeChild(this);
  }
  append(...nodes: unknown[]) {
    for (const node of nodes) this.appendChild(this.toNode(node));
  }
  prepend(...nodes: unknown[]) {
    const first = this.firstChild;
    for (const node of nodes) this.insertBefore(this.toNode(node), first);
  }
  before(...nodes: unknown[]) {
    for (const node of nodes) this.parentNode?.insertBefore(this.toNode(node), this);
  }
  after(...nodes: unknown[]) {
    const next = this.nextSibling;
    for (const node of nodes) this.parentNode?.insertBefore(this.toNode(node), next);
  }
  replaceChildren(...nodes: unknown[]) {
    this.textContent = '';
    this.append(...nodes);
  }
  replaceWith(...nodes: unknown[]) {
    this.before(...nodes);
    this.remove();
  }
  hasChildNodes() {
    return this.childNodes.length > 0;
  }
  contains(node: FakeNode | null) {
    for (let at = node; at; at = at.parentNode) if (at === this) return true;
    return false;
  }
  getRootNode(): FakeNode {
    return this.ownerDocument ?? this;
  }
  get textContent(): string {
    return this.childNodes.map((node) => node.textContent).join('');
  }
  set textContent(text: unknown) {
    for (const node of [...this.childNodes]) node.remove();
    if (text !== '') this.appendChild(this.toNode(text));
  }
  addEventListener() {}
  removeEventListener() {}
  dispatchEvent() {
    return true;
  }
  private toNode(node: unknown): FakeNode {
    if (node instanceof FakeNode) return node;
    return new FakeText(3, '#text', this.getRootNode(), String(node));
  }
}

/** What may have elements within it, and finds none. */
export class FakeParent extends FakeNode {
  querySelector() {
    return null;
  }
  querySelectorAll() {
    return [];
  }
  getElementsByTagName() {
    return [];
  }
}

/** A text, or a comment. */
export class FakeText extends FakeNode {
  data: string;
  constructor(nodeType: number, nodeName: string, owner: FakeNode, data: string) {
    super(nodeType, nodeName, owner);
    this.data = data;
  }
  get nodeValue() {
    return this.data;
  }
  set nodeValue(text: string) {
    this.data = text;
  }
  override get textContent(): string {
    return this.data;
  }
  override set textContent(text: string) {
    this.data = text;
  }
}
