import { createSlice } from '@reduxjs/toolkit'

/** Whether a session ended while somebody was at work. */
export const expired = createSlice({
  name: 'expired',
  initialState: false as boolean,
  reducers: { ended: () => true, settled: () => false },
})
