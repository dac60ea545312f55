import { useNavigation } from 'react-router-dom';

/** Which answer is on its way; undefined where none is. */
export const useSentAnswer = () => useNavigation().formData?.get('answer');
