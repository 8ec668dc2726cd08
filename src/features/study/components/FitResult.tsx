import { useEffect, useRef } from 'react';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { ReactComponent as DoneIcon } from '@/shared/icons/circleCheck.svg';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { type Judgement, mayGoOn } from '../judge';
import { resultWords } from '../resultWords';
import styles from './FitResult.module.less';

interface Props {
  judgement: Judgement;
  onGoOn: () => void;
  onChange: () => void;
}

/** What the answers mean for this study, and for nothing else. */
export function FitResult({ judgement, onGoOn, onChange }: Props) {
  const { isSignedIn } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, text } = resultWords(judgement.verdict);
  const canGoOn = mayGoOn(judgement);
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <IconSeat className={styles.mark} tone={canGoOn ? 'leaf' : 'apricot'}>
          {canGoOn ? <DoneIcon aria-hidden /> : <InfoIcon aria-hidden />}
        </IconSeat>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {judgement.isMinor && canGoOn && <p className={styles.text}>未满 18 周岁，由监护人一起看、一起签。</p>}
        {canGoOn && !isSignedIn && <p className={styles.text}>登录要离开这一页，回来后请再答一次。</p>}
        <div className={styles.buttons}>
          <Way canGoOn={canGoOn} isSignedIn={isSignedIn} onGoOn={onGoOn} />
          <Button block variant="outline" onClick={onChange}>
            改答案
          </Button>
        </div>
      </Card>
    </div>
  );
}

function Way({ canGoOn, isSignedIn, onGoOn }: { canGoOn: boolean; isSignedIn: boolean; onGoOn: () => void }) {
  if (!canGoOn)
    return (
      <ButtonLink block to={pathOf('research')}>
        看看其他研究
      </ButtonLink>
    );
  return isSignedIn ? (
    <Button block onClick={onGoOn}>
      看知情同意书
    </Button>
  ) : (
    <Button block onClick={() => void signIn()}>
      登录后报名
    </Button>
  );
}
