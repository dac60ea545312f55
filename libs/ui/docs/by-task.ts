/** A component of this library, or one that an app composes from it because it knows data. */
export type Entry = {
  name: string;
  purpose: string;
  /** Its place in the sidebar, such as `inputs-switch`. */
  docs: string;
  /** The story whose photo stands for it; the first one by default. */
  shows?: string;
  /** The app that owns it. */
  app?: 'storefront' | 'back office';
};

type Task = { task: string; entries: readonly Entry[] };

const entry = (name: string, docs: string, purpose: string): Entry => ({ name, docs, purpose });
const inApp = (app: Entry['app'], ...facts: Parameters<typeof entry>): Entry => ({
  ...entry(...facts),
  app,
});

/** What a person wants to do, and what does it. */
export const byTask: readonly Task[] = [
  {
    task: 'Let someone do something or go somewhere',
    entries: [
      entry('Button', 'actions-button', 'Does something here.'),
      entry('ButtonLink', 'actions-buttonlink', 'Leads elsewhere, as prominently as a button.'),
      entry('IconButton', 'actions-iconbutton', 'Does something, named by an icon alone.'),
      entry('IconButtonLink', 'actions-iconbutton', 'Leads elsewhere, named by an icon alone.'),
      entry('Link', 'actions-link', 'Leads elsewhere, in a sentence or a menu.'),
      {
        ...entry(
          'DropdownMenu',
          'overlays-dropdownmenu',
          'Holds actions that need not be in sight.',
        ),
        shows: 'opened-from-the-keyboard',
      },
      {
        ...entry(
          'ContactWidget',
          'overlays-contactwidget',
          'Offers ways to get in touch, on every page.',
        ),
        shows: 'open',
      },
      entry('SkipLink', 'foundations-skiplink', 'Takes the keyboard past the header.'),
    ],
  },
  {
    task: 'Ask for words or numbers',
    entries: [
      entry('TextField', 'inputs-textfield', 'One line of text, with label, hint and error.'),
      entry('PasswordField', 'inputs-passwordfield', 'A password that can be shown.'),
      entry('TextArea', 'inputs-textarea', 'Several lines, in either script.'),
      entry('QuantityStepper', 'inputs-quantitystepper', 'How many of a thing.'),
      entry('SearchBox', 'inputs-searchbox', 'Searches what the page lists.'),
      {
        ...entry(
          'Suggestions',
          'inputs-suggestions',
          'Offers what may be meant, while it is typed.',
        ),
        shows: 'opens-while-one-types',
      },
      entry('Suggestion', 'inputs-suggestions', 'One thing that may be meant.'),
      entry(
        'SuggestionColumn',
        'inputs-suggestions',
        'Suggestions under each other, beside others.',
      ),
      entry('SuggestionTitle', 'inputs-suggestions', 'What suggestions have in common.'),
      entry('CellEdit', 'collections-celledit', 'Changes a value where it stands in a table.'),
      entry('Field', 'inputs-textfield', 'Ties label, hint and error to a control of your own.'),
      inApp(
        'storefront',
        'AddressForm',
        'storefront-address-form',
        'A delivery address in Egypt: fields and a Select of governorates.',
      ),
    ],
  },
  {
    task: 'Let someone choose',
    entries: [
      entry('Checkbox', 'inputs-checkbox', 'Yes or no, when the form is sent.'),
      entry('Switch', 'inputs-switch', 'On or off, at once.'),
      entry('RadioGroup', 'inputs-radiogroup', 'One of a few, in one line each.'),
      entry('Radio', 'inputs-radiogroup', 'One of the choices of a RadioGroup.'),
      entry('RadioCard', 'inputs-radiocard', 'One of a few, with a second line.'),
      entry('Select', 'inputs-select', 'One of many.'),
      entry('Segmented', 'inputs-segmented', 'A filter whose choices are all in sight.'),
      entry('Tabs', 'inputs-tabs', 'Views of one thing, one at a time.'),
      entry('ArrangeList', 'collections-arrangelist', 'In what order things come.'),
      entry('RatingInput', 'inputs-ratinginput', 'One to five stars.'),
      inApp(
        'back office',
        'StatusChanger',
        'back-office-status-changer',
        'The legal next states of an order: Select and Button.',
      ),
    ],
  },
  {
    task: 'Take a photo',
    entries: [
      entry('FileDrop', 'inputs-filedrop', 'Where a photo or a file is dropped or chosen.'),
      entry('ImageUpload', 'inputs-imageupload', 'A photo on its way, arrived or failed.'),
    ],
  },
  {
    task: 'Show a product, a photo or a price',
    entries: [
      entry('ProductCard', 'display-productcard', 'A product in a list.'),
      entry('ProductCardSkeleton', 'display-productcard', 'Its boxes while it is on its way.'),
      entry('CategoryCard', 'display-categorycard', 'A category, on one of three tints.'),
      entry('Photo', 'display-photo', 'A photo that holds its place.'),
      entry('RoundPhoto', 'display-roundphoto', 'The round photo with rings around it.'),
      entry('Price', 'display-price', 'An amount with its currency, isolated.'),
      entry('RatingStars', 'display-ratingstars', 'How a product is rated.'),
      entry(
        'Carousel',
        'collections-carousel',
        'Slides of one kind, by arrows, touch or by itself.',
      ),
      entry('CarouselSlides', 'collections-carousel', 'The slides of a Carousel.'),
      entry('CarouselControls', 'collections-carousel', 'Previous, next and pause.'),
      entry('CarouselIndicator', 'collections-carousel', 'Which slide this is.'),
    ],
  },
  {
    task: 'Show facts and where things stand',
    entries: [
      entry('Prose', 'display-prose', 'A text that staff have written, with headings and tables.'),
      entry('DataTable', 'collections-datatable', 'Records in rows that sort and lead on.'),
      {
        ...entry('Sheet', 'collections-sheet', 'Many records, changed as in a spreadsheet.'),
        shows: 'every-state',
      },
      entry('DescriptionList', 'display-descriptionlist', 'Names and values of one record.'),
      entry('Axes', 'display-axes', 'How one thing stands in each of a few ways.'),
      entry('EmailAddress', 'display-emailaddress', 'An address that breaks after its signs.'),
      entry('Timeline', 'display-timeline', 'How far something has come.'),
      entry('LineChart', 'display-linechart', 'How something went, beside the time before.'),
      entry('StatusBadge', 'display-statusbadge', 'Where an order stands.'),
      entry('Tag', 'display-tag', 'A short fact in a pill.'),
      entry('Badge', 'display-badge', 'A number at the corner of an icon.'),
      entry('Avatar', 'display-avatar', 'A person, by two letters.'),
      entry(
        'Separator',
        'display-separator',
        'A hairline between facts, where a dot would read as a zero.',
      ),
    ],
  },
  {
    task: 'Say that something happened, or did not',
    entries: [
      entry('Notice', 'inputs-notice', 'A sentence about what is around it.'),
      entry('FormError', 'inputs-notice', 'Why a whole form was refused.'),
      entry('ToastProvider', 'feedback-toast', 'A passing sentence; useToast shows it.'),
      entry('AddedPopup', 'feedback-addedpopup', 'What was just put into the cart.'),
      entry('EmptyState', 'feedback-emptystate', 'There is nothing here, and what to do.'),
      entry('ErrorState', 'feedback-errorstate', 'It could not be loaded, and what to do.'),
      entry('NoAccess', 'feedback-noaccess', 'This role may not see this page.'),
      entry('Skeleton', 'feedback-skeleton', 'Content on its way, in its own shape.'),
      entry('SkeletonGroup', 'feedback-skeleton', 'Says "loading" once for many skeletons.'),
      entry('Spinner', 'foundations-spinner', 'A wait without a known shape.'),
      entry('LiveRegion', 'feedback-toast', 'Tells screen readers what changed elsewhere.'),
    ],
  },
  {
    task: 'Interrupt, or open something over the page',
    entries: [
      entry('Dialog', 'overlays-dialog', 'Something to settle before the page goes on.'),
      entry(
        'ConfirmDialog',
        'overlays-confirmdialog',
        'The last question before something is lost.',
      ),
      entry('Drawer', 'overlays-drawer', 'A navigation from the side, on small screens.'),
      inApp(
        'storefront',
        'MiniCart',
        'storefront-mini-cart',
        'The cart under its icon: Price, Photo, Skeleton and ButtonLink.',
      ),
    ],
  },
  {
    task: 'Arrange a page',
    entries: [
      entry('PageHeader', 'layout-pageheader', 'Title, way back, status and actions.'),
      entry('Breadcrumbs', 'layout-breadcrumbs', 'Where this page stands.'),
      entry('Pagination', 'layout-pagination', 'The other pages of a list.'),
      entry('Band', 'layout-band', 'The sunken opening of a page.'),
      entry('Container', 'layout-band', 'The width that a page keeps to.'),
      entry('Card', 'display-card', 'Paper with a hairline.'),
      entry('Panel', 'display-panel', 'A card with a head and actions.'),
      entry('Heading', 'foundations-heading', 'A title: level and size apart.'),
      entry('Text', 'foundations-text', 'Running text and its roles.'),
      entry('Logo', 'foundations-logo', 'The logo, by language and ground.'),
      entry('Rings', 'foundations-rings', 'The growth rings, once in a view.'),
      entry('VisuallyHidden', 'foundations-skiplink', 'Words for screen readers alone.'),
    ],
  },
];
