import { ReactComponent as ApprovedIcon } from '@/shared/icons/shieldCheck.svg';
import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { Study } from '../contract';
import styles from './StudyHead.module.less';
import { StudyQuota, StudyTags } from './StudyMarks';

/** What the study is, who answers for it, who has approved it. */
export function StudyHead({ study }: { study: Study }) {
  const { title, sponsor, leader, ethicsNo, version, facts } = study;
  return (
    <Card className={styles.card}>
      <StudyTags study={study} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.by}>
        发起：{sponsor}
        <br />
        负责人：{leader}
      </p>
      {ethicsNo !== '' && (
        <div className={styles.approval}>
          <ApprovedIcon aria-hidden />
          <p>
            <b>已通过伦理审查</b>
            批件号 {ethicsNo}
            {version !== '' && <span className={styles.version}>招募内容 {version} 版</span>}
          </p>
        </div>
      )}
      <StudyQuota study={study} />
      <dl className={styles.facts}>
        {keyed(facts).map(([key, { term, value }]) => (
          <div key={key} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <Clauses>{value}</Clauses>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
