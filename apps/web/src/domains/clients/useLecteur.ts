import { useQuery } from '@tanstack/react-query';
import { cabinetQuery } from '../cabinet/api.ts';

/** Whether the person only reads the files of the firm: nothing that the server would refuse is offered to them. */
export const useLecteur = (): boolean => useQuery(cabinetQuery).data?.moi.dans_le_cabinet === 'lecteur';
