import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface FallbackProps {
  error: Error;
  /** Draws the children anew. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  /** What is shown instead. */
  fallback: ComponentType<FallbackProps>;
  children: ReactNode;
}

/** Keeps one broken part from taking the rest of the page along. React has this only as a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const Fallback = this.props.fallback;
    return <Fallback error={error} retry={() => this.setState({ error: undefined })} />;
  }
}
