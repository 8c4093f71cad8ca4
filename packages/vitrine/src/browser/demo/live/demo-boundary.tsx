import { Component, type ReactNode } from 'react';
import { DemoError } from '../demo-errors.ts';

interface Props {
  reset: () => void;
  children: ReactNode;
}

/** Name of the button that starts a demo anew. */
export const RESET = 'Reset the demo';

/** Keeps a crash inside its demo, says so there and offers to start again. React wants a class for this. */
export class DemoBoundary extends Component<Props, { error: DemoError | null }> {
  override state = { error: null as DemoError | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: new DemoError('demo-crashed', error) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="demo-message" role="alert" data-error={error.code}>
        {error.message}. {error.hint}{' '}
        <button type="button" onClick={this.props.reset}>
          {RESET}
        </button>
      </div>
    );
  }
}
