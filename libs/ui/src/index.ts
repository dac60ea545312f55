// Foundations
export { DirectionProvider } from '@radix-ui/react-direction';
export { fontFiles } from './base/font-files.ts';
export { darkLogoFiles, logoFiles, markUrl, retailerLogos } from './brand/brand-files.ts';
export { Container, type ContainerProps } from './container/container.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './heading/heading.tsx';
export * from './icons/icons.ts';
export { Anchor, type AnchorProps, LinkProvider } from './link-provider/link-provider.tsx';
export { layerOrder } from './tokens/layer-order.ts';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { logoStyle, type OwnLogos } from './logo/logo-style.ts';
export { connection, prefersReducedMotion, prefersStillness } from './motion/prefers-less.ts';
export { Rings, type RingsProps } from './rings/rings.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';

// Actions
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export {
  IconButton,
  IconButtonLink,
  type IconButtonLinkProps,
  type IconButtonProps,
} from './icon-button/icon-button.tsx';
export { Link, type LinkProps } from './link/link.tsx';

// Inputs
export { ArrangeList, type ArrangeListProps } from './arrange-list/arrange-list.tsx';
export type { ArrangeRow, ArrangeWords } from './arrange-list/use-arranging.ts';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { type ControlWiring, Field, type FieldWords } from './field/field.tsx';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx';
export { FormError } from './notice/form-error.tsx';
export { ImageUpload, type ImageUploadProps } from './image-upload/image-upload.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './quantity-stepper/quantity-stepper.tsx';
export { RadioCard, type RadioCardProps } from './radio-card/radio-card.tsx';
export { Radio, type RadioProps } from './radio-group/radio.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx';
export { SearchBox, type SearchBoxProps } from './search-box/search-box.tsx';
export { Sheet, type SheetProps } from './sheet/sheet.tsx';
export type { SheetCell, SheetColumn, SheetRowOf } from './sheet/sheet-cells.ts';
export type { SheetEdit } from './sheet/use-sheet.ts';
export { Segmented, type SegmentedProps } from './segmented/segmented.tsx';
export { Select, type SelectProps } from './select/select.tsx';
export {
  Suggestion,
  SuggestionColumn,
  type SuggestionProps,
  Suggestions,
  type SuggestionsProps,
  SuggestionTitle,
} from './suggestions/suggestions.tsx';
export { type Combobox, useCombobox } from './suggestions/use-combobox.ts';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';

// Display
export { Axes, type AxesProps, type Axis } from './axes/axes.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Card, type CardProps } from './card/card.tsx';
export {
  CategoryCard,
  type CategoryCardProps,
  type CategoryTint,
} from './category-card/category-card.tsx';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './description-list/description-list.tsx';
export { EmailAddress, type EmailAddressProps } from './email-address/email-address.tsx';
export { LineChart, type LineChartPoint, type LineChartProps } from './line-chart/line-chart.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { Photo, type PhotoProps, type PhotoSource } from './photo/photo.tsx';
export { Price, type PriceProps } from './price/price.tsx';
export {
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
} from './product-card/product-card.tsx';
export { RatingInput, type RatingInputProps } from './rating-input/rating-input.tsx';
export { Prose, type ProseProps } from './prose/prose.tsx';
export { RatingStars, type RatingStarsProps } from './rating-stars/rating-stars.tsx';
export { RoundPhoto, type RoundPhotoProps } from './round-photo/round-photo.tsx';
export { Separator, type SeparatorProps } from './separator/separator.tsx';
export { type Status, StatusBadge, type StatusBadgeProps } from './status-badge/status-badge.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './timeline/timeline.tsx';

// Layout
export { Band, type BandProps } from './band/band.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { usePageFocus } from './page-focus/use-page-focus.ts';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';

// Feedback
export { AddedPopup, type AddedPopupProps } from './added-popup/added-popup.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { LiveRegion, type LiveRegionProps } from './live-region/live-region.tsx';
export { NoAccess, type NoAccessProps } from './no-access/no-access.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './skeleton/skeleton.tsx';
export {
  type ShowToast,
  type ToastMessage,
  type ToastTone,
  useToast,
} from './toast/toast-context.ts';
export { ToastProvider, type ToastProviderProps } from './toast/toast-provider.tsx';

// Overlays
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { ContactWidget, type ContactWidgetProps } from './contact-widget/contact-widget.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { useCloseRequest } from './dialog/use-close-request.ts';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export {
  DropdownMenu,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuSeparator,
} from './dropdown-menu/dropdown-menu.tsx';

// Collections
export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
export {
  type CarouselLabels,
  type CarouselState,
  useCarousel,
} from './carousel/carousel-context.ts';
export { CarouselControls, type CarouselControlsProps } from './carousel/carousel-controls.tsx';
export { CarouselIndicator, type CarouselIndicatorProps } from './carousel/carousel-indicator.tsx';
export { CarouselSlides, type CarouselSlidesProps } from './carousel/carousel-slides.tsx';
export { CellEdit, type CellEditProps } from './cell-edit/cell-edit.tsx';
export {
  DataTable,
  type DataTableProps,
  type DataTableSort,
  type DataTableSubRow,
} from './data-table/data-table.tsx';
export type { DataTableColumn } from './data-table/data-table-columns.ts';
