export { CouponListScreen as default } from '@/features/coupon/screens/CouponListScreen';
