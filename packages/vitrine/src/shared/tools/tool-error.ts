/** Something that whoever calls a tool can correct, or try again. Its message is the answer. */
export class ToolError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ToolError';
  }
}
