import { useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { useWhenOnline } from '@/shared/lib/online';
import { PageState } from '../PageState/PageState';
import { Skeleton } from '../Skeleton/Skeleton';
import styles from './DrawnPicture.module.less';

interface Props {
  /** What is drawn; another key is drawn anew. */
  drawingKey: string;
  /** Gives the picture as a data address; undefined where the browser cannot draw. */
  draw: () => Promise<string | undefined>;
  /** Of the sheet that it is drawn on. */
  sheet: { width: number; height: number };
  /** What it is called: 海报. */
  name: string;
  alt: string;
  /** Of the saved file, without its ending. */
  fileName: string;
  /** What can be done without the picture. */
  instead: string;
  /** Whether a file can be saved here; browsers of messaging apps save none. */
  canSave: boolean;
}

/** Of the picture in the panel, which has its note and the button below. */
const WIDTH = 300;

type Drawing = { state: 'drawing' } | { state: 'done'; src: string } | { state: 'failed' };

function useDrawing({ drawingKey, draw }: Props) {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'drawing' });
  const [tries, setTries] = useState(0);
  const drawNow = useMemoizedFn(draw);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or another try draws again
  useEffect(() => {
    let isLeft = false;
    setDrawing({ state: 'drawing' });
    void drawNow()
      .catch(() => undefined)
      .then((src) => {
        if (!isLeft) setDrawing(src === undefined ? { state: 'failed' } : { state: 'done', src });
      });
    return () => {
      isLeft = true;
    };
  }, [drawingKey, tries]);
  const retry = useMemoizedFn(() => setTries((count) => count + 1));
  useWhenOnline(drawing.state === 'failed', retry);
  return { drawing, retry };
}

/** A picture that is drawn on the phone: long press saves it in the messaging app, the button elsewhere. */
export function DrawnPicture(props: Props) {
  const { sheet, name, alt, fileName, instead, canSave } = props;
  const { drawing, retry } = useDrawing(props);
  if (drawing.state === 'drawing') {
    const height = `calc(${(WIDTH * sheet.height) / sheet.width}px + var(--tap) * ${canSave ? 2 : 1})`;
    return <PageState state="loading" skeleton={<Skeleton shape="card" height={height} />} />;
  }
  if (drawing.state === 'failed') {
    return (
      <PageState
        state="empty"
        art="broken"
        title={`${name}没有画好`}
        text={`可以再试一次，或${instead}`}
        action={{ text: '重试', onClick: retry }}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <img className={styles.picture} src={drawing.src} alt={alt} width={sheet.width} height={sheet.height} />
      <p className={styles.note}>长按图片可以保存或转发</p>
      {canSave && (
        <a className={styles.save} href={drawing.src} download={`${fileName}.png`}>
          保存{name}
        </a>
      )}
    </div>
  );
}
