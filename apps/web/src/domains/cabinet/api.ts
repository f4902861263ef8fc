import type {
  Cabinet,
  CabinetModification,
  CleCreee,
  CleRequete,
  ClesApi,
  EquipeCabinet,
  LogoReponse,
  RoleCabinet,
  UsageCle,
} from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

const ICI = '/api/pro/cabinet';

export const cabinetQuery = queryOptions({
  queryKey: ['cabinet'],
  queryFn: ({ signal }) => request<Cabinet>(ICI, { signal }),
});
export const equipeQuery = queryOptions({
  queryKey: ['cabinet', 'membres'],
  queryFn: ({ signal }) => request<EquipeCabinet>(`${ICI}/membres`, { signal }),
});
export const logoQuery = queryOptions({
  queryKey: ['cabinet', 'logo'],
  queryFn: ({ signal }) => request<LogoReponse>(`${ICI}/logo`, { signal }),
});

export const modifierCabinet = (body: CabinetModification): Promise<Cabinet> =>
  request<Cabinet>(ICI, { method: 'PATCH', body });
export const inviter = (email: string, role: RoleCabinet): Promise<EquipeCabinet> =>
  request<EquipeCabinet>(`${ICI}/invitations`, { body: { email, role } });
export const retirerInvitation = (id: string): Promise<EquipeCabinet> =>
  request<EquipeCabinet>(`${ICI}/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const accepterInvitation = (ticket: string): Promise<EquipeCabinet> =>
  request<EquipeCabinet>(`${ICI}/invitations/accepter`, { body: { ticket } });
export const changerRole = (id: string, role: RoleCabinet): Promise<EquipeCabinet> =>
  request<EquipeCabinet>(`${ICI}/membres/${encodeURIComponent(id)}`, { method: 'PATCH', body: { role } });
export const retirerMembre = (id: string): Promise<EquipeCabinet> =>
  request<EquipeCabinet>(`${ICI}/membres/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const changerLogo = (image: string): Promise<LogoReponse> =>
  request<LogoReponse>(`${ICI}/logo`, { method: 'PUT', body: { image } });
export const retirerLogo = (): Promise<LogoReponse> => request<LogoReponse>(`${ICI}/logo`, { method: 'DELETE' });

export const clesQuery = queryOptions({
  queryKey: ['cabinet', 'cles'],
  queryFn: ({ signal }) => request<ClesApi>(`${ICI}/cles`, { signal }),
});
export const usagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['cabinet', 'cles', id, 'usages'],
    queryFn: ({ signal }) => request<UsageCle[]>(`${ICI}/cles/${encodeURIComponent(id)}/usages`, { signal }),
    staleTime: 0,
  });
export const creerCle = (body: CleRequete): Promise<CleCreee> => request<CleCreee>(`${ICI}/cles`, { body });
export const retirerCle = (id: string): Promise<ClesApi> =>
  request<ClesApi>(`${ICI}/cles/${encodeURIComponent(id)}`, { method: 'DELETE' });
