declare global {
  interface Document {
    modelContext?: ModelContext;
  }
  interface Navigator {
    modelContext?: ModelContext;
  }
}

/**
 * The part of the browser's model-context API (WebMCP) that is used here, as the draft of the Web Machine Learning
 * group has it. It lies at the document; the first browsers that had it kept it at the navigator.
 */
export interface ModelContext {
  registerTool: (tool: PageTool) => Promise<void> | undefined;
}

/** A tool that an agent in the browser can use. */
export interface PageTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<string>;
}
