import type { CommentWords } from '../comment/store';

/** What the members of the seed say about their breakfasts. */
export const BREAKFASTS: CommentWords = {
  openings: [
    '今早给全家煮了小米粥，',
    '夜班回来，',
    '陪爸爸做复查前，',
    '孩子点名要吃鸡蛋羹，',
    '周末起得晚，',
    '给外婆蒸了南瓜，',
    '第一次照着食谱做，',
    '减盐的第二周，',
  ],
  middles: [
    '锅里多放了一把燕麦，',
    '坐下来吃了二十分钟，没看手机，',
    '换成了少油的做法，',
    '配了一小碟凉拌黄瓜，',
    '豆浆没有加糖，',
    '把隔夜的菜都换成了新鲜的，',
  ],
  endings: ['一上午都不饿。', '胃里暖暖的。', '明天再换一样。', '一家人难得坐齐。', '原来早饭可以不着急。'],
  long:
    '以前早饭都是路上买个包子，边走边吃。看了活动里的食谱，头天晚上把豆子泡好，早上七点起来打豆浆、蒸红薯，再煎一个蛋。' +
    '爸爸血压高，我把咸菜换成了凉拌木耳；妈妈牙不好，粥就熬得久一点。做了十来天，最大的变化是大家能坐在一起说十分钟话了。',
  pictures: ['breakfast', 'fruit', 'nuts'].map((name) => `/api/__mock/art/goods-${name}.webp`),
  reply: '谢谢您的分享，祝您和家人天天好胃口。',
};
