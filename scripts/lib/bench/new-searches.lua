local count = 0

request = function()
  count = count + 1
  local address = string.format("10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256)
  return wrk.format(nil, nil, { ["Accept-Encoding"] = "br", ["X-Forwarded-For"] = address })
end
