import { Component, type ReactNode } from 'react';
import { DemoError } from '../demo-errors.ts';
import { Message } from '../toolbar/message.tsx';

interface Props {
  reset: () => void;
  children: ReactNode;
}

/** Name of the button that starts a demo anew. */
export const RESET = 'Reset the demo';

/** Keeps a crash inside its demo, says so there and offers to start again. A class, because React asks for one. */
export class DemoBoundary extends Component<Props, { error: DemoError | null }> {
  override state = { error: null as DemoError | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: new DemoError('demo-crashed', error) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Message content={error} action={[RESET, this.props.reset]} />;
  }
}
