import { forMember, forPage } from './_server/handle';
import { serveUpload, uploadImage } from './_server/upload/rules';

export default {
  'POST /api/miniapp/upload/image': forMember(uploadImage),
  'GET /api/__mock/upload/:file': forPage(serveUpload),
};
