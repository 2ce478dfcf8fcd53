'use client';

import { Component, createRef, type ReactNode } from 'react';
import { isStill } from '@/components/shared/is-still';

type BeginMove = typeof import('./card-moves').beginMove;
type Settle = ReturnType<BeginMove>;
type CardMotionProps = {
  order: string;
  children: ReactNode;
};

/** A class: getSnapshotBeforeUpdate measures before the DOM changes. The cards stay mounted, with focus and values. */
export class CardMotion extends Component<CardMotionProps, unknown, Settle | null> {
  private readonly list = createRef<HTMLDivElement>();
  private listening = new AbortController();
  private begin: BeginMove | null = null;

  // Loaded on the first press: nothing moves earlier.
  override componentDidMount() {
    this.listening = new AbortController();
    const load = async () => {
      const found = await import('./card-moves').catch(() => null);
      this.begin = found?.beginMove ?? null;
    };
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, () => void load(), { once: true, signal: this.listening.signal });
  }

  override getSnapshotBeforeUpdate({ order }: CardMotionProps) {
    const list = this.list.current;
    return order !== this.props.order && list && !isStill() ? (this.begin?.(list) ?? null) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, settle: Settle | null) {
    settle?.();
  }

  override componentWillUnmount() {
    this.listening.abort();
  }

  override render() {
    return (
      <div ref={this.list} className="contents">
        {this.props.children}
      </div>
    );
  }
}
