import type { GovernorateCode } from '@craftsandore/contract';

/** What Bosta calls the governorates: codes of its own, which look like ISO's and are not. Their names are asked for. */
export const bostaCityCodes: Record<GovernorateCode, string> = {
  ...{ 'EG-C': 'EG-01', 'EG-ALX': 'EG-02', 'EG-BH': 'EG-04', 'EG-DK': 'EG-05', 'EG-KB': 'EG-06' },
  ...{ 'EG-GH': 'EG-07', 'EG-KFS': 'EG-08', 'EG-MNF': 'EG-09', 'EG-SHR': 'EG-10' },
  ...{ 'EG-IS': 'EG-11', 'EG-SUZ': 'EG-12', 'EG-PTS': 'EG-13', 'EG-DT': 'EG-14' },
  ...{ 'EG-FYM': 'EG-15', 'EG-BNS': 'EG-16', 'EG-AST': 'EG-17', 'EG-SHG': 'EG-18' },
  ...{ 'EG-MN': 'EG-19', 'EG-KN': 'EG-20', 'EG-ASN': 'EG-21', 'EG-LX': 'EG-22', 'EG-BA': 'EG-23' },
  ...{ 'EG-WAD': 'EG-24', 'EG-GZ': 'EG-25', 'EG-JS': 'EG-26', 'EG-SIN': 'EG-27', 'EG-MT': 'EG-28' },
};
