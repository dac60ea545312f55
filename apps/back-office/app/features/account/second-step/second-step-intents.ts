import {
  addPasskey,
  askForPasskey,
  confirmAuthenticator,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
  takeSecondStep,
  takeSecondStepWithPasskey,
} from '@craftsandore/contract';

/** What pages of the second step do. */
export const secondStepIntents = {
  takeCode: takeSecondStep,
  askForPasskey,
  takePasskey: takeSecondStepWithPasskey,
  startApp: startAuthenticator,
  confirmApp: confirmAuthenticator,
  removeApp: removeAuthenticator,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  renewCodes: renewRecoveryCodes,
};
