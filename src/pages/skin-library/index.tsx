export { SkinLibraryScreen as default } from '@/features/skin/screens/SkinLibraryScreen';
