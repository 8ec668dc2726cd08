import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { idsInAccount, type ShownRecord } from './records';

/** Asks before results are deleted, and says from where. */
export function askToDelete(records: readonly ShownRecord[]): Promise<boolean> {
  const isSent = records.some((record) => idsInAccount(record).length > 0);
  return confirmDialog({
    title: records.length === 1 ? '删除这次自测？' : `删除全部 ${records.length} 次自测？`,
    content: isSent ? '这台手机上的和账号里的一起删除，不能恢复。' : '删除后不能恢复。',
    confirmText: '删除',
    cancelText: '不删',
    danger: true,
  });
}
