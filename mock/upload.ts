import { forMember, forPage, routes } from './_server/handle';
import { serveUpload, uploadImage } from './_server/upload/rules';

export default routes({
  'POST /api/miniapp/upload/image': forMember(uploadImage),
  'GET /api/__mock/upload/:file([^/%]+)': forPage(serveUpload),
});
