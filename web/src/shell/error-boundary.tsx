import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/form/button';
import { say } from '../platform/i18n/translate';
import { Note } from '../ui/empty-page';

type Props = { readonly children: ReactNode };

/** Error boundary: a broken page leaves the frame around it working. */
export class Breakwater extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Note title={say('house.broken')} text={say('house.brokenText')}>
        <Button onClick={() => window.location.reload()}>{say('house.reload')}</Button>
      </Note>
    );
  }
}
