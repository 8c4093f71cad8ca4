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
    return (
      <DemoFailure
        error={this.state.error}
        what="crashed"
        reset={() => this.setState({ error: null, failed: false })}
      />
    );
  }
}

interface FailureProps {
  error: unknown;
  what: string;
  reset?: () => void;
}

/** Says what happened to a demo, in its place. */
export function DemoFailure({ error, what, reset }: FailureProps) {
  return (
    <div className="demo-message" role="alert">
      This demo {what}: {error instanceof Error ? error.message : String(error)}{' '}
      {reset && (
        <button type="button" onClick={reset}>
          Reset
        </button>
      )}
    </div>
  );
}
