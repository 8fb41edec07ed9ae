import ArrowDown from './icons/arrow-down.js';
import ArrowDownLeft from './icons/arrow-down-left.js';
import ArrowDownToLine from './icons/arrow-down-to-line.js';
import ArrowLeft from './icons/arrow-left.js';
import ArrowRight from './icons/arrow-right.js';
import ArrowRightLeft from './icons/arrow-right-left.js';
import ArrowUp from './icons/arrow-up.js';
import ArrowUpDown from './icons/arrow-up-down.js';
import ArrowUpFromLine from './icons/arrow-up-from-line.js';
import ArrowUpLeft from './icons/arrow-up-left.js';
import ArrowUpRight from './icons/arrow-up-right.js';
import BadgeCheck from './icons/badge-check.js';
import Ban from './icons/ban.js';
import Bath from './icons/bath.js';
import Bell from './icons/bell.js';
import Blocks from './icons/blocks.js';
import LetterB from './icons/letter-b.js';
import BookCheck from './icons/book-check.js';
import BookOpenCheck from './icons/book-open-check.js';
import Bookmark from './icons/bookmark.js';
import BookmarkMinus from './icons/bookmark-minus.js';
import BookmarkPlus from './icons/bookmark-plus.js';
import BriefcaseBusiness from './icons/briefcase-business.js';
import CalendarClock from './icons/calendar-clock.js';
import CalendarDays from './icons/calendar-days.js';
import CalendarOff from './icons/calendar-off.js';
import Camera from './icons/camera.js';
import Check from './icons/check.js';
import CheckCheck from './icons/check-check.js';
import ChevronDown from './icons/chevron-down.js';
import ChevronLeft from './icons/chevron-left.js';
import ChevronRight from './icons/chevron-right.js';
import ChevronUp from './icons/chevron-up.js';
import ChevronsUpDown from './icons/chevrons-up-down.js';
import CircleExclamationPoint from './icons/circle-exclamation-point.js';
import CircleArrowDown from './icons/circle-arrow-down.js';
import CircleArrowUp from './icons/circle-arrow-up.js';
import CircleCheck from './icons/circle-check.js';
import CircleMinus from './icons/circle-minus.js';
import CirclePlus from './icons/circle-plus.js';
import CircleQuestionMark from './icons/circle-question-mark.js';
import CircleUserRound from './icons/circle-user-round.js';
import CircleX from './icons/circle-x.js';
import Clock from './icons/clock.js';
import Coins from './icons/coins.js';
import Columns3 from './icons/columns-3.js';
import Compass from './icons/compass.js';
import Copy from './icons/copy.js';
import CreditCard from './icons/credit-card.js';
import Crop from './icons/crop.js';
import Delete from './icons/delete.js';
import DollarSign from './icons/dollar-sign.js';
import Download from './icons/download.js';
import Ellipsis from './icons/ellipsis.js';
import ExternalLink from './icons/external-link.js';
import Eye from './icons/eye.js';
import EyeOff from './icons/eye-off.js';
import FileClock from './icons/file-clock.js';
import FileImage from './icons/file-image.js';
import FileUp from './icons/file-up.js';
import Flag from './icons/flag.js';
import Flame from './icons/flame.js';
import Gavel from './icons/gavel.js';
import Gift from './icons/gift.js';
import Globe from './icons/globe.js';
import GripVertical from './icons/grip-vertical.js';
import HandCoins from './icons/hand-coins.js';
import LetterH from './icons/letter-h.js';
import Headset from './icons/headset.js';
import Heart from './icons/heart.js';
import HeartPulse from './icons/heart-pulse.js';
import RotateCcwClock from './icons/rotate-ccw-clock.js';
import Hourglass from './icons/hourglass.js';
import House from './icons/house.js';
import Image from './icons/image.js';
import ImagePlus from './icons/image-plus.js';
import Inbox from './icons/inbox.js';
import Info from './icons/info.js';
import Italic from './icons/italic.js';
import KeyRound from './icons/key-round.js';
import Landmark from './icons/landmark.js';
import Languages from './icons/languages.js';
import LayoutDashboard from './icons/layout-dashboard.js';
import LayoutGrid from './icons/layout-grid.js';
import LayoutList from './icons/layout-list.js';
import LifeBuoy from './icons/life-buoy.js';
import Link2 from './icons/link-2.js';
import List from './icons/list.js';
import ListFilter from './icons/list-filter.js';
import ListOrdered from './icons/list-ordered.js';
import ListPlus from './icons/list-plus.js';
import LoaderCircle from './icons/loader-circle.js';
import Lock from './icons/lock.js';
import LockKeyhole from './icons/lock-keyhole.js';
import LockOpen from './icons/lock-open.js';
import LogOut from './icons/log-out.js';
import Mail from './icons/mail.js';
import MapPin from './icons/map-pin.js';
import MapPinPlus from './icons/map-pin-plus.js';
import MapPinned from './icons/map-pinned.js';
import Megaphone from './icons/megaphone.js';
import Menu from './icons/menu.js';
import MessageCircle from './icons/message-circle.js';
import MessageCircleQuestionMark from './icons/message-circle-question-mark.js';
import MessageSquareReply from './icons/message-square-reply.js';
import MessageSquareText from './icons/message-square-text.js';
import Minus from './icons/minus.js';
import MonitorSmartphone from './icons/monitor-smartphone.js';
import Moon from './icons/moon.js';
import Network from './icons/network.js';
import NotebookText from './icons/notebook-text.js';
import OctagonExclamationPoint from './icons/octagon-exclamation-point.js';
import Package from './icons/package.js';
import PackageCheck from './icons/package-check.js';
import PackageOpen from './icons/package-open.js';
import PackageSearch from './icons/package-search.js';
import PackageX from './icons/package-x.js';
import PanelTop from './icons/panel-top.js';
import Pause from './icons/pause.js';
import Pencil from './icons/pencil.js';
import PencilLine from './icons/pencil-line.js';
import Percent from './icons/percent.js';
import Pickaxe from './icons/pickaxe.js';
import Play from './icons/play.js';
import Plus from './icons/plus.js';
import Power from './icons/power.js';
import Printer from './icons/printer.js';
import ReceiptText from './icons/receipt-text.js';
import RefreshCw from './icons/refresh-cw.js';
import RotateCcw from './icons/rotate-ccw.js';
import RotateCw from './icons/rotate-cw.js';
import Save from './icons/save.js';
import Scale from './icons/scale.js';
import Search from './icons/search.js';
import SearchX from './icons/search-x.js';
import Send from './icons/send.js';
import SendHorizontal from './icons/send-horizontal.js';
import Settings from './icons/settings.js';
import Share from './icons/share.js';
import Share2 from './icons/share-2.js';
import ShieldExclamationPoint from './icons/shield-exclamation-point.js';
import ShieldCheck from './icons/shield-check.js';
import ShoppingBag from './icons/shopping-bag.js';
import SlidersHorizontal from './icons/sliders-horizontal.js';
import Smartphone from './icons/smartphone.js';
import Square from './icons/square.js';
import SquareCheck from './icons/square-check.js';
import Star from './icons/star.js';
import Store from './icons/store.js';
import Sun from './icons/sun.js';
import Tag from './icons/tag.js';
import ThumbsUp from './icons/thumbs-up.js';
import TicketPercent from './icons/ticket-percent.js';
import Trash from './icons/trash.js';
import TrendingDown from './icons/trending-down.js';
import TriangleExclamationPoint from './icons/triangle-exclamation-point.js';
import Truck from './icons/truck.js';
import Underline from './icons/underline.js';
import Undo2 from './icons/undo-2.js';
import Upload from './icons/upload.js';
import UserPlus from './icons/user-plus.js';
import UserRound from './icons/user-round.js';
import Users from './icons/users.js';
import Wallet from './icons/wallet.js';
import Webhook from './icons/webhook.js';
import X from './icons/x.js';
import Zap from './icons/zap.js';
import ZoomIn from './icons/zoom-in.js';
import ZoomOut from './icons/zoom-out.js';
export {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpDown,
  ArrowUpFromLine,
  ArrowUpLeft,
  ArrowUpRight,
  BadgeCheck,
  Ban,
  Bath,
  Bell,
  Blocks,
  LetterB as Bold,
  BookCheck,
  BookOpenCheck,
  Bookmark,
  BookmarkMinus,
  BookmarkPlus,
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  CalendarOff,
  Camera,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsUpDown,
  CircleExclamationPoint as CircleAlert,
  CircleArrowDown,
  CircleArrowUp,
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleQuestionMark,
  CircleUserRound,
  CircleX,
  Clock,
  Coins,
  Columns3,
  Compass,
  Copy,
  CreditCard,
  Crop,
  Delete,
  DollarSign,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileClock,
  FileImage,
  FileUp,
  Flag,
  Flame,
  Gavel,
  Gift,
  Globe,
  GripVertical,
  HandCoins,
  LetterH as Heading,
  Headset,
  Heart,
  HeartPulse,
  RotateCcwClock as History,
  Hourglass,
  House,
  Image,
  ImagePlus,
  Inbox,
  Info,
  Italic,
  KeyRound,
  Landmark,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  LayoutList,
  LifeBuoy,
  Link2,
  List,
  ListFilter,
  ListOrdered,
  ListPlus,
  LoaderCircle,
  Lock,
  LockKeyhole,
  LockOpen,
  LogOut,
  Mail,
  MapPin,
  MapPinPlus,
  MapPinned,
  Megaphone,
  Menu,
  MessageCircle,
  MessageCircleQuestionMark as MessageCircleQuestion,
  MessageSquareReply,
  MessageSquareText,
  Minus,
  MonitorSmartphone,
  Moon,
  Network,
  NotebookText,
  OctagonExclamationPoint as OctagonAlert,
  Package,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  PanelTop,
  Pause,
  Pencil,
  PencilLine,
  Percent,
  Pickaxe,
  Play,
  Plus,
  Power,
  Printer,
  ReceiptText,
  RefreshCw,
  RotateCcw,
  RotateCw,
  Save,
  Scale,
  Search,
  SearchX,
  Send,
  SendHorizontal,
  Settings,
  Share,
  Share2,
  ShieldExclamationPoint as ShieldAlert,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Smartphone,
  Square,
  SquareCheck,
  Star,
  Store,
  Sun,
  Tag,
  ThumbsUp,
  TicketPercent,
  Trash as Trash2,
  TrendingDown,
  TriangleExclamationPoint as TriangleAlert,
  Truck,
  Underline,
  Undo2,
  Upload,
  UserPlus,
  UserRound,
  Users,
  Wallet,
  Webhook,
  X,
  Zap,
  ZoomIn,
  ZoomOut,
};
