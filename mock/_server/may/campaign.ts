import { registerCampaign } from '../campaign/registry';
import { hasSignedToday } from '../points/sign';
import { DAY } from '../state';

registerCampaign({
  code: 'may',
  activityId: 95,
  title: '五月活动',
  route: '/may',
  cover: '/api/__mock/art/banner-homecare.webp',
  period: (today) => ({ startAt: today - DAY, endAt: today + 25 * DAY }),
  detail: ({ user }) => {
    const isSigned = user !== undefined && hasSignedToday(user.userId);
    return {
      blocks: ['tasks'],
      tasks: [
        {
          taskId: 'sign',
          title: '签到一次',
          type: 'sign',
          done: isSigned,
          operate: isSigned
            ? []
            : [
                {
                  key: 'go',
                  text: '去签到',
                  enabled: true,
                  reasonAction: { text: '去签到', route: '/schedule/points-mall?step=sign' },
                },
              ],
        },
      ],
    };
  },
});
