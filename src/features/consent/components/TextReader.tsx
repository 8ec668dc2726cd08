import type { ReactNode } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import type { Destination } from '@/shared/config/routes';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { pathOf } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { ServerText } from '../contract';
import { useKeptText } from '../useKeptText';
import { TextArticle } from './TextArticle';

interface Props {
  /** The text's key on the server. */
  textKey: string;
  /** The name of the screen; the text's own where it stands in the place of another screen. */
  title?: string;
  fallback?: Destination;
  /** Brings back the screen in whose place it stands, which keeps what was filled in there. */
  onBack?: () => void;
  /** At the right of the bar, of a text that is there. */
  actionOf?: (text: ServerText) => ReactNode;
  /** Below the text. */
  footOf?: (text: ServerText) => ReactNode;
}

/** A text that has something to read. */
function readable(text: ServerText | undefined): ServerText | undefined {
  return text && (text.sections.length > 0 || text.blocks.length > 0) ? text : undefined;
}

/** It was withdrawn, or there never was such a wording. */
function MissingText({ onLatest }: { onLatest: (() => void) | undefined }) {
  return (
    <PageState
      state="empty"
      art="messages"
      title="没有找到这份说明"
      text="可能已撤回，或换了新的说明"
      action={onLatest ? { text: '看现行版本', onClick: onLatest } : { text: '返回首页', to: pathOf('pointsMall') }}
    />
  );
}

/**
 * A long text as a screen: its contents, its sections, who answers for it and what was changed. `version` in the address
 * shows an earlier wording.
 */
export function TextReader({ textKey, title, fallback, onBack, actionOf, footOf }: Props) {
  const version = usePanel('version');
  const { data, failure, updatedAt, refresh } = useKeptText(textKey, version.shown);
  const isPresent = version.shown === undefined;
  const text = readable(data);
  const leave = isPresent ? onBack : version.back;
  const frame = {
    title: title || data?.title || '说明',
    subject: { kind: 'text' as const, number: textKey },
    ...(fallback && { fallback }),
    ...(leave && { onBack: leave }),
  };
  useTitle(data?.title || frame.title);
  if (failure?.code === NOT_FOUND) {
    return (
      <ScreenFrame {...frame}>
        <MissingText onLatest={isPresent ? undefined : version.close} />
      </ScreenFrame>
    );
  }
  const extras = isPresent && text ? { action: actionOf?.(text), foot: footOf?.(text) } : {};
  return (
    <ScreenFrame
      {...frame}
      action={extras.action}
      failure={failure}
      isUnreadable={data !== undefined && !text}
      updatedAt={updatedAt}
      onRetry={refresh}
    >
      {text && (
        <TextArticle key={text.version} text={text} onLatest={version.close}>
          {extras.foot}
        </TextArticle>
      )}
    </ScreenFrame>
  );
}
