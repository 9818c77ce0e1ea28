import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/form/button';
import { t } from '../platform/i18n/translate';
import { EmptyPage } from '../ui/empty-page';

type Props = { readonly children: ReactNode };

/** A broken page leaves the frame around it working. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <EmptyPage title={t('house.broken')} text={t('house.brokenText')}>
        <Button onClick={() => window.location.reload()}>{t('house.reload')}</Button>
      </EmptyPage>
    );
  }
}
