/** Words of the forms that ask for a return, and where its money is to go: they come with them. */
export const returnForm = {
  returnForm: {
    lawful:
      'You need no reason. If a piece is damaged or faulty, the way back is on us; otherwise we agree with you on its cost before it comes back. We pay you back within seven days of the pieces reaching us.',
    madeToOrder:
      'What was made to order comes back only if something is wrong with it. The way back is on us then, and we pay you back within seven days of the pieces reaching us.',
    reasonOfFault: 'A piece that you chose was made to order. Please choose what is wrong with it.',
    more: 'More about returns',
    most: 'up to {{most}}',
    reason: 'Why do they come back?',
    choose: 'Choose…',
    wanted: 'What would you like for them?',
    comment: 'What should we know? (optional)',
    commentHint: 'For example what is damaged.',
    photos: 'Photos of what is wrong (optional)',
    photosHint: 'Up to {{maximum}}. Only you and we see them.',
    photosLeft: 'We have your request. These photos have not reached us:',
    withoutPhotos: 'Go on without them',
    send: 'Ask for the return',
    piecesMissing: 'Please choose how many pieces come back.',
    reasonMissing: 'Please choose a reason, or that you have none.',
    failed: 'Your request could not be sent. Please try again.',
  },
  /** Where money that is paid back is to be sent. */
  destinationForm: {
    title: 'Where shall we send your money?',
    optional: 'Where shall we send your money? (optional)',
    how: 'How',
    later: 'I will say later',
    holder: 'Account holder’s name',
    holderHint: 'As the bank knows it.',
    holderMissing: 'Please enter the name of the account’s holder.',
    private: 'Only we see it in full. We write to you whenever it is changed.',
    send: 'Save',
    failed: 'This could not be saved. Please try again.',
  },
  destinationMethod: { instapay: 'InstaPay', wallet: 'Mobile wallet', transfer: 'Bank account' },
  destinationLabel: {
    instapay: 'InstaPay address',
    wallet: 'Mobile number with the wallet',
    transfer: 'IBAN',
  },
  destinationHint: {
    instapay: 'Such as name@instapay',
    wallet: '11 digits that begin with 010, 011, 012 or 015',
    transfer: 'EG and 27 digits; your bank’s app shows it',
  },
  destinationWrong: {
    instapay: 'Please enter your InstaPay address, such as name@instapay.',
    wallet:
      'Please enter an Egyptian mobile number: 11 digits that begin with 010, 011, 012 or 015.',
    transfer: 'Please check the IBAN: EG and 27 digits, as your bank shows it.',
  },
  whyReturned: {
    broken: 'It arrived damaged',
    defective: 'It has a fault',
    not_as_shown: 'It does not look as in the photos',
    wrong_piece: 'You sent me another piece',
    size: 'The size does not suit me',
    changed_mind: 'I have changed my mind',
    other: 'Another reason, or none',
  },
  wantedBack: {
    refund: 'My money back',
    exchange: 'Other pieces instead',
    repair: 'Have it mended',
  },
};
