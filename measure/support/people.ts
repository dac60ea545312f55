import { Role, type RoleName } from '@craftsandore/roles';

type Query = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

/** Adds `count` signed-in people with this role past the API, each with an address in Cairo. */
export const addPeople = (query: Query, count: number, role: RoleName) =>
  query<{ userId: number; sessionId: string; addressId: number }>(
    `with made as (
       insert into users (name, email, role_id, is_verified)
       select 'Salma Morsi', gen_random_uuid() || '@example.com', $2::int, true from generate_series(1, $1::int)
       returning id
     ), opened as (
       insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from made
       returning id, user_id
     ), housed as (
       insert into addresses (user_id, street_address, city, governorate_code, postal_code, phone_number)
       select id, '17 Talaat Harb Street', 'Downtown', 'EG-C', '11511', '+201000000001' from made
       returning id, user_id
     )
     select made.id as "userId", opened.id as "sessionId", housed.id as "addressId"
     from made join opened on opened.user_id = made.id join housed on housed.user_id = made.id`,
    [count, Role[role]],
  );
