import styles from './GroupTitle.module.less';

interface Props {
  children: string;
  /** What holds for several of the group. */
  note: string | undefined;
}

export function GroupTitle({ children, note }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{children}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
