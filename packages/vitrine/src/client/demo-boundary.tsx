import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Keeps a crash inside its demo, says so there and offers to start again. React wants a class for this. */
export class DemoBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const reset = () => this.setState({ error: null, failed: false });
    return <DemoFailure error={this.state.error} reset={reset} />;
  }
}

interface FailureProps {
  error: unknown;
  reset: () => void;
}

/** Says what happened to a demo, in its place. */
function DemoFailure({ error, reset }: FailureProps) {
  return (
    <div className="demo-message" role="alert">
      This demo crashed: {error instanceof Error ? error.message : String(error)}{' '}
      <button type="button" onClick={reset}>
        Reset
      </button>
    </div>
  );
}
