import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpRightIcon as ArrowUpRight,
  ChevronLeftIcon,
  ChevronRightIcon,
  ExternalLinkIcon as ExternalLink,
  LogOutIcon as LogOut,
  SendIcon as Send,
  Undo2Icon,
} from 'lucide-react';

import { directional } from './directional.tsx';

// Named one by one, so that a page carries only the icons that it shows.
export {
  ArchiveIcon,
  BadgeCheckIcon,
  BanIcon,
  BanknoteIcon,
  BellIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronsUpDownIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  Columns3Icon as ColumnsIcon,
  ContactIcon,
  CopyIcon,
  CreditCardIcon,
  DownloadIcon,
  DropletIcon,
  EqualIcon,
  EyeIcon,
  EyeOffIcon,
  HandCoinsIcon,
  HandIcon,
  HeartHandshakeIcon,
  HeartIcon,
  HouseIcon,
  ImageIcon,
  ImagePlusIcon,
  InfoIcon,
  LanguagesIcon,
  LayoutDashboardIcon,
  LeafIcon,
  ListOrderedIcon,
  LockIcon,
  MailIcon,
  MapPinIcon,
  MaximizeIcon,
  MenuIcon,
  MessageCircleIcon,
  MinusIcon,
  MoonIcon,
  PackageIcon,
  PackagePlusIcon,
  PauseIcon,
  PencilIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  RotateCcwIcon,
  RotateCwIcon,
  Rows3Icon as RowsIcon,
  ScrollTextIcon,
  SearchIcon,
  SearchXIcon,
  SettingsIcon,
  Share2Icon as ShareIcon,
  ShieldCheckIcon,
  ShoppingBagIcon,
  ShoppingCartIcon,
  SlidersHorizontalIcon,
  StarIcon,
  StoreIcon,
  SunIcon,
  TagIcon,
  Trash2Icon as TrashIcon,
  TriangleAlertIcon,
  TruckIcon,
  UserIcon,
  UsersIcon,
  WifiOffIcon,
  WindIcon,
  WrenchIcon,
  XIcon,
} from 'lucide-react';

export * from './brand-icons.ts';

export const ArrowForwardIcon = directional(ArrowRightIcon);
export const ArrowBackIcon = directional(ArrowLeftIcon);
export const ArrowUpRightIcon = directional(ArrowUpRight);
export const ChevronForwardIcon = directional(ChevronRightIcon);
export const ChevronBackIcon = directional(ChevronLeftIcon);
export const ExternalLinkIcon = directional(ExternalLink);
export const LogOutIcon = directional(LogOut);
export const SendIcon = directional(Send);
export const UndoIcon = directional(Undo2Icon);
