/** What the behaviours ask of a browser. An implementation speaks the browser's own protocol. */
export interface Driver {
  /** Loads a page of the site and returns when its document has been read. */
  open(path: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it may use nothing but its argument. */
  evaluate<Argument, Result>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Presses the pointer at a place of the window and lets it go. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types a text where the focus is, key by key. */
  type(text: string): Promise<void>;
  /** Presses a key, and those that are held meanwhile. */
  press(key: Key, ...held: Modifier[]): Promise<void>;
  /** Sets the size of what is shown of a page, as small as the browser's window can be. */
  resize(width: number, height: number): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  reload(): Promise<void>;
  /** The text of a document in frames, each selector for the frame in the one before; `null` if there is none. */
  readFrame(...frames: string[]): Promise<string | null>;
  /** Errors on the console and errors that nothing caught, since it was last asked; `null` if the protocol tells none. */
  takeErrors(): string[] | null;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'a' | 'k' | '/';
export type Modifier = 'Control';
