/** The country's number for emergencies; what stands in when the server names none. */
export const EMERGENCY_PHONE = '120';

/** What has to be seen at once, when the server has said nothing. */
export const URGENT_SIGNS = ['呼吸费力', '嘴唇或眼皮肿', '皮疹几小时内扩散', '发热又起疹'];

export const NO_DIAGNOSIS = '自测不能代替医生诊断';
