import { type ChangeEvent, useState } from 'react';
import { ReactComponent as CameraIcon } from '@/shared/icons/camera.svg';
import { Button } from '@/shared/ui/Button/Button';
import { Popup } from '@/shared/ui/Popup/Popup';
import { describePhotos } from '../photo';
import type { Photos } from '../usePhotos';
import styles from './PhotoField.module.less';
import { PhotoGrid } from './PhotoGrid';
import { PhotoTile } from './PhotoTile';

/** Picks photos with the phone's own chooser, which every browser and web-view has, and shows how each stands. */
export function PhotoField({ photos: { photos, lost, most, add, retry, remove } }: { photos: Photos }) {
  const [openId, setOpenId] = useState<string>();
  const place = photos.findIndex(({ id }) => id === openId);
  const opened = photos[place];
  const close = () => setOpenId(undefined);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // The same photo may be picked again after it was removed.
    target.value = '';
  };
  return (
    <>
      <PhotoGrid>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={index + 1}
            onOpen={() => setOpenId(photo.id)}
            onRetry={() => retry(photo.id)}
            onRemove={() => remove(photo.id)}
          />
        ))}
        {photos.length < most && (
          <li>
            <label className={styles.add}>
              <input type="file" accept="image/*" multiple className={styles.input} onChange={pick} />
              <span className={styles.addWords}>
                <CameraIcon aria-hidden />
                加照片
                <small>
                  {photos.length}/{most}
                </small>
              </span>
            </label>
          </li>
        )}
      </PhotoGrid>
      <p className={styles.status} role="status">
        {describePhotos(photos, lost)}
      </p>
      <p className={styles.hint}>可不加，最多 {most} 张。上传前会缩小，并去掉拍摄地点等信息。</p>
      <Popup
        isOpen={opened !== undefined}
        title={`第 ${place + 1} 张`}
        onClose={close}
        footer={
          <Button
            block
            variant="outline"
            onClick={() => {
              if (opened) remove(opened.id);
              close();
            }}
          >
            移除这张
          </Button>
        }
      >
        {opened && <img className={styles.large} src={opened.preview} alt={`第 ${place + 1} 张照片`} />}
      </Popup>
    </>
  );
}
