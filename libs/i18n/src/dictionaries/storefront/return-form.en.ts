/** Words of the form that asks for a return: they come with it. */
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
    commentHint: 'For example what is damaged, or how we should pay you back.',
    photos: 'Photos of what is wrong (optional)',
    photosHint: 'Up to {{maximum}}. Only you and we see them.',
    photosLeft: 'We have your request. These photos have not reached us:',
    withoutPhotos: 'Go on without them',
    send: 'Ask for the return',
    piecesMissing: 'Please choose how many pieces come back.',
    reasonMissing: 'Please choose a reason, or that you have none.',
    failed: 'Your request could not be sent. Please try again.',
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
