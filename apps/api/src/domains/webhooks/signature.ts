import { createHmac } from 'node:crypto';

/** `t=…,v1=…`: the second of the sending, and the HMAC-SHA256 of « second.body » under the secret, in hexadecimal. */
export function signer(secret: string, corps: string, instant: Date): string {
  const t = Math.floor(instant.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${corps}`).digest('hex')}`;
}
